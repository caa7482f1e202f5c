/** Reads the hour of a clock in this zone, from 0 to 23. */
export function hourOf(timeZone: string): (time: Date) => number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' });
  return (time) => Number(format.format(time));
}
