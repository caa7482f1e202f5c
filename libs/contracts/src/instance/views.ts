/** Public information about the people who run this instance. */
export interface InstanceInfo {
  /** Person or company that runs the instance, or `null` if not configured. */
  operator: string | null;
  /** Mail address for questions about people's data. */
  contact: string;
  /** Days for which backups of people's texts are kept at most. */
  backupDays: number;
  /** Days for which backups of the keys to these texts are kept at most. */
  keyBackupDays: number;
  /** Lowest age of an account's owner in years. */
  minimumAge: number;
}
