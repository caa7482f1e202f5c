import { describe, expect, it } from '@jest/globals';
import {
  type Draft,
  NO_HOUSEHOLD,
  NO_STORY,
  partOf,
  presenceOf,
  stepsOf,
  toggled,
  toggledOrNone,
  toggledPast,
} from './steps';

const draft = (household: Partial<Draft['household']> = {}): Draft => ({
  firstName: '',
  household: { ...NO_HOUSEHOLD, ...household },
  story: NO_STORY,
});

describe('the questions', () => {
  it('are four to begin with', () => {
    expect(stepsOf('all', draft())).toEqual(['name', 'children', 'past', 'first']);
    expect(stepsOf('all', draft({ children: [] }))).toEqual(['name', 'children', 'past', 'first']);
  });

  it('go on about ages and days where there are children, and about faith and places for everybody', () => {
    const stepsFor = (household: Partial<Draft['household']>) => stepsOf('household', draft(household));
    expect(stepsFor({ children: ['mine'] })).toEqual(['children', 'ages', 'days', 'faith', 'places']);
    expect(stepsFor({ children: ['ours'], ageBands: ['grown'] })).toEqual([
      'children',
      'ages',
      'faith',
      'places',
    ]);
    expect(stepsFor({ children: [] })).toEqual(['children', 'faith', 'places']);
  });

  it('are those of one part when they are changed later', () => {
    expect(stepsOf(partOf('story'), draft())).toEqual(['past', 'first']);
    expect(partOf('nonsense')).toBe('all');
    expect(partOf(null)).toBe('all');
  });
});

describe('a choice of several', () => {
  it('adds and takes out', () => {
    expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
    expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
  });

  it('has either some or none, or nothing said', () => {
    expect(toggledOrNone(null, 'a')).toEqual(['a']);
    expect(toggledOrNone(['a'], 'a')).toBeNull();
    expect(toggledOrNone(['a'], 'none')).toEqual([]);
    expect(toggledOrNone([], 'none')).toBeNull();
    expect(toggledOrNone([], 'a')).toEqual(['a']);
  });

  it('keeps answers about the past apart that exclude each other', () => {
    expect(toggledPast(['divorced'], 'widowed')).toEqual(['divorced', 'widowed']);
    expect(toggledPast(['divorced', 'widowed'], 'rather-not-say')).toEqual(['rather-not-say']);
    expect(toggledPast(['rather-not-say'], 'divorced')).toEqual(['divorced']);
    expect(toggledPast(['first-marriage'], 'first-marriage')).toEqual([]);
  });
});

it('tells every day, some days and changing days apart', () => {
  expect(presenceOf(null)).toBeNull();
  expect(presenceOf([])).toBe('changing');
  expect(presenceOf(['monday'])).toBe('some-days');
  expect(presenceOf(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'])).toBe(
    'always',
  );
});
