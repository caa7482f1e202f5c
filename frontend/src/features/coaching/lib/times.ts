const MOMENT = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

export function moment(iso: string): string {
  return MOMENT.format(new Date(iso));
}
