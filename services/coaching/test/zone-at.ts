/** A time zone in which it is this hour now. */
export const zoneAt = (hour: number): string => {
  const ahead = (hour - new Date().getUTCHours() + 24) % 24;
  // In these names the sign is turned around: Etc/GMT-2 is two hours ahead of UTC.
  return ahead <= 12 ? `Etc/GMT-${ahead}` : `Etc/GMT+${24 - ahead}`;
};
