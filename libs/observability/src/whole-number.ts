import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';

/** Setting `name` of a process that must be a whole number from `min` to `max`. */
export function WholeNumber(name: string, min: number, max: number): PropertyDecorator {
  const message = `${name} must be a whole number from ${min} to ${max}`;
  return (target, key) => {
    Type(() => Number)(target, key);
    for (const rule of [IsInt({ message }), Min(min, { message }), Max(max, { message })]) rule(target, key);
  };
}
