import { IsObject } from 'class-validator';

export class SubmitAssessmentDto {
  /** Question id → chosen option value; that all 22 are there is the service's rule. */
  @IsObject({ message: 'Send your answers as a map from question to option.' })
  responses!: Record<string, string>;
}
