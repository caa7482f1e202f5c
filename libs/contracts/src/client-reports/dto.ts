import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsInt, IsNumber, Matches, Max, Min, ValidateNested } from 'class-validator';
import { Optional } from '../optional.js';
import {
  ERROR_NAMES,
  type ErrorName,
  MOST_REPORTED,
  SCREEN_PATTERNS,
  type ScreenPattern,
  type Vital,
  VITALS,
} from './reports.js';

/** Largest line or column of a built file that is believed. */
const LONGEST_FILE = 10_000_000;
/** Ten minutes in milliseconds: no screen takes longer. */
const LONGEST_VITAL = 600_000;

/** An error in a browser. It holds no message, because that could contain what somebody wrote. */
export class ClientErrorDto {
  @IsIn(ERROR_NAMES)
  name!: ErrorName;

  @IsIn(SCREEN_PATTERNS)
  route!: ScreenPattern;

  /** File of the build in which the error was thrown, such as `journal-route-Bx1d.js`. */
  @Optional()
  @Matches(/^[\w.-]{1,60}\.js$/)
  chunk?: string;

  @Optional()
  @IsInt()
  @Min(0)
  @Max(LONGEST_FILE)
  line?: number;

  @Optional()
  @IsInt()
  @Min(0)
  @Max(LONGEST_FILE)
  column?: number;
}

export class VitalDto {
  @IsIn(VITALS)
  name!: Vital;

  @IsIn(SCREEN_PATTERNS)
  route!: ScreenPattern;

  @IsNumber()
  @Min(0)
  @Max(LONGEST_VITAL)
  value!: number;
}

/** What a browser tells about how a visit went. */
export class ClientReportDto {
  @Optional()
  @IsArray()
  @ArrayMaxSize(MOST_REPORTED)
  @ValidateNested({ each: true })
  @Type(() => ClientErrorDto)
  errors?: ClientErrorDto[];

  @Optional()
  @IsArray()
  @ArrayMaxSize(MOST_REPORTED)
  @ValidateNested({ each: true })
  @Type(() => VitalDto)
  vitals?: VitalDto[];
}
