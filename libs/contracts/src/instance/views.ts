/** What anyone may know about the people who run this copy of the product. */
export interface InstanceInfo {
  /** The person or company that runs it; `null` where nobody has said. */
  operator: string | null;
  /** Mail address for questions about people's data. */
  contact: string;
  /** Days for which a backup of what people wrote is kept at most. */
  backupDays: number;
  /** Days for which a backup of the keys that open it is kept at most. */
  keyBackupDays: number;
  /** Years of age from which on somebody may have an account. */
  minimumAge: number;
}
