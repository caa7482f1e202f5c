import { Type } from 'class-transformer';
import { IsNumber, IsPositive } from 'class-validator';

/** Rule of `RATE_LIMIT_FACTOR`, which the gateway and the services read from the same environment. */
export function IsRateLimitFactor(): PropertyDecorator {
  return (target, key) => {
    Type(() => Number)(target, key);
    IsNumber({}, { message: 'RATE_LIMIT_FACTOR must be a number' })(target, key);
    IsPositive({ message: 'RATE_LIMIT_FACTOR must be above 0' })(target, key);
  };
}
