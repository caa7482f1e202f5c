export interface AssessmentResponses {
  /** Question id → chosen option value. */
  responses: Record<string, string>;
  submittedAt: string;
}

export interface SubmissionReceipt {
  submittedAt: string;
}
