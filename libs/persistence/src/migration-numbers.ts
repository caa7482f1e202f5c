/** The number at the end of a migration's name, by which TypeORM orders it. */
const NUMBER = /\d+$/;

/**
 * Refuses two migrations of one database with the same number: nothing says then which of them comes first.
 *
 * @param migrations their classes
 */
export function refuseSameNumbers(service: string, migrations: object[]): void {
  const byNumber = new Map<string, string>();
  for (const { name } of migrations as { name: string }[]) {
    const number = NUMBER.exec(name)?.[0] ?? name;
    const other = byNumber.get(number);
    if (other !== undefined)
      throw new Error(`Two migrations of ${service} have the number ${number}: ${other} and ${name}.`);
    byNumber.set(number, name);
  }
}
