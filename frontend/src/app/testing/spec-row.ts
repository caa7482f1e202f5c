/** One line of the specification and a test that shows it. A line that needs two tests stands here twice. */
export interface SpecRow {
  section: 8 | 9;
  about: string;
  line: string;
  /** From the repository's root. */
  file: string;
  /** The test's title, as it is written there. */
  test: string;
  /** What the product says, to the letter, and the test with it; numbers only have to stand in the test. */
  shown: readonly (string | number)[];
}

type Line = readonly [line: string, file: string, test: string, ...shown: (string | number)[]];

export const rows = (section: 8 | 9, about: string, lines: readonly Line[]): SpecRow[] =>
  lines.map(([line, file, test, ...shown]) => ({ section, about, line, file, test, shown }));
