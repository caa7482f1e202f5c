import { Type } from 'class-transformer';
import { IsIn, IsInt, IsNumber, IsObject, Matches, Max, Min, ValidateNested } from 'class-validator';
import { Optional } from '../optional.js';
import { ERROR_NAMES, type ErrorName, SCREEN_PATTERNS, type ScreenPattern } from './reports.js';

/** Largest line or column of a built file that is believed. */
const LONGEST_FILE = 10_000_000;
/** Longest time in milliseconds that is believed: ten minutes. */
const LONGEST_WAIT = 600_000;
const HIGHEST_SHIFT = 1_000;

function Between0And(most: number): PropertyDecorator {
  return (target, key) => {
    for (const rule of [Optional(), IsNumber(), Min(0), Max(most)]) rule(target, key);
  };
}

/** An error in a browser. It holds no message, because that could contain what somebody wrote. */
export class ClientErrorDto {
  @IsIn(ERROR_NAMES)
  name!: ErrorName;

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

/** How fast and calm a visit was: four times in milliseconds, and the cumulative layout shift. */
export class WebVitalsDto {
  @Between0And(HIGHEST_SHIFT)
  CLS?: number;

  @Between0And(LONGEST_WAIT)
  FCP?: number;

  @Between0And(LONGEST_WAIT)
  INP?: number;

  @Between0And(LONGEST_WAIT)
  LCP?: number;

  @Between0And(LONGEST_WAIT)
  TTFB?: number;
}

/** What a browser tells about how a visit went. */
export class ClientReportDto {
  /** Screen with the error, or with which the visit began. */
  @IsIn(SCREEN_PATTERNS)
  route!: ScreenPattern;

  @Optional()
  @IsObject()
  @ValidateNested()
  @Type(() => ClientErrorDto)
  error?: ClientErrorDto;

  @Optional()
  @IsObject()
  @ValidateNested()
  @Type(() => WebVitalsDto)
  vitals?: WebVitalsDto;
}
