import { IsObject } from 'class-validator';

export class SubmitAssessmentDto {
  /** Chosen option values by question id. The service checks that all 22 are present. */
  @IsObject({ message: 'Send your answers as a map from question to option.' })
  responses!: Record<string, string>;
}
