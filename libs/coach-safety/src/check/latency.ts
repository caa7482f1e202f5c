/** Summary of reply times, in one line. */
export function latencyOf(milliseconds: readonly number[]): string {
  const times = [...milliseconds].sort((one, other) => one - other);
  const at = (share: number): string => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(1);
  return `latency: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`;
}
