import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';

/** Setting `name` of a process that must be a whole number from `min` to `max`, or any from `min` on. */
export function WholeNumber(name: string, min: number, max?: number): PropertyDecorator {
  const range = max === undefined ? `of at least ${min}` : `from ${min} to ${max}`;
  const message = `${name} must be a whole number ${range}`;
  const rules = [IsInt({ message }), Min(min, { message })];
  if (max !== undefined) rules.push(Max(max, { message }));
  return (target, key) => {
    Type(() => Number)(target, key);
    for (const rule of rules) rule(target, key);
  };
}
