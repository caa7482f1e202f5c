import type { AiQuestions, QuestionStyle } from '@anew/contracts/identity/preferences';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Preferences of a couple for its questions, as identity-couple last published them. */
@Entity('couple_preferences')
export class CouplePreferencesEntity {
  @PrimaryColumn('uuid', { name: 'couple_id' })
  coupleId!: string;

  @Column('text', { name: 'question_style' })
  questionStyle!: QuestionStyle;

  @Column('text', { name: 'ai_questions' })
  aiQuestions!: AiQuestions;

  /** Grows with every change. An event with a lower one arrived late. */
  @Column('bigint')
  version!: string;
}
