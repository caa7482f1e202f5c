import type { Calibration } from '../classifier/calibration.js';
import type { Figures, Row } from './figures.js';
import type { Point } from './learning-curve.js';
import { LANGUAGES, type Sentence } from './sentences.js';
import { inWords } from './share.js';

/** Results of the calibration as a page of documentation. */
export function reportOf(
  sentences: readonly Sentence[],
  calibration: Calibration,
  figures: Figures,
  curve: readonly Point[],
): string {
  return [
    '# How good the safety classifier is',
    'Written by `npm run calibrate` in `libs/coach-safety`; its README says how the parts work together. Figures of sentences in `libs/coach-safety/data` are of four-fold cross-validation, sentences that resemble each other in the same fold, with Wilson’s 95 % intervals. Their authors wrote the harmless twins as well, to be mistaken. The batches are by strangers: they were judged by a classifier that had learned none of them and no sentence that resembles one of theirs. The thresholds were found with them, and the authors of newer sentences had read some of them, so their figures here are no first sight. What a batch gave at first sight stands in coach-measured.md.',
    '## Sentences',
    countsTable(sentences),
    '## Messages from people in danger',
    'Met: asked about by the classifier or found by a phrase. No exercise: met, or above the gate. Right: of those the classifier asks about, those it takes for what they are.',
    rowsTable(figures.danger),
    '## Harmless messages',
    rowsTable(figures.everyday),
    '## Thresholds',
    `A message is asked about from a combined score of ${calibration.soft} on, and gets no exercise from ${calibration.gate} on, or as a story from ${calibration.storyGate} on.`,
    'What the classifier alone finds in messages of one sentence, by the share of harmless ones that it asks about:',
    curveTable(figures),
    '## Whole conversations',
    `Conversations of four messages each of which is below the threshold for itself: ${inWords(figures.conversations.dangerous)} dangerous ones are asked about because two messages are doubtful together, and ${inWords(figures.conversations.harmless)} harmless ones.`,
    '## Learning curve',
    'One fold, messages of one sentence, 12 % of the harmless ones asked about:',
    learningTable(curve),
    '## Calibration',
    'How often a message is dangerous whose likelihood by the score is …:',
    reliabilityTable(figures),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

type Cells = readonly (string | number)[];

function table(head: Cells, rows: readonly Cells[]): string {
  const widths = head.map((cell, at) =>
    Math.max(3, ...[head, ...rows].map((row) => String(row[at] ?? cell).length)),
  );
  const line = (cells: Cells): string =>
    `| ${cells.map((cell, at) => String(cell).padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

function countsTable(sentences: readonly Sentence[]): string {
  const kinds = [...new Set(sentences.map(({ concern }) => concern))];
  const count = (concern: Sentence['concern'], language: string): number =>
    sentences.filter((each) => each.concern === concern && each.language === language).length;
  return table(
    ['About', ...LANGUAGES],
    kinds.map((concern) => [concern ?? 'harmless', ...LANGUAGES.map((language) => count(concern, language))]),
  );
}

const rowsTable = (rows: readonly Row[]): string =>
  table(
    ['', 'Kind', 'Asked about', 'Met', 'No exercise', 'Right'],
    rows.map(({ language, kind, soft, met, gated, right }) => [
      language,
      kind,
      inWords(soft),
      inWords(met),
      inWords(gated),
      right ? inWords(right) : '–',
    ]),
  );

const curveTable = ({ curve }: Figures): string =>
  table(
    ['', 'Harmless asked about', 'Threshold', 'Dangerous asked about'],
    curve.map(({ language, share, threshold, met }) => [
      language,
      `${(100 * share).toFixed(0)} %`,
      threshold.toFixed(2),
      inWords(met),
    ]),
  );

const learningTable = (curve: readonly Point[]): string =>
  table(
    ['Share of the sentences', 'Dangerous asked about'],
    curve.map(({ share, met }) => [`${100 * share} %`, inWords(met)]),
  );

const reliabilityTable = ({ reliability }: Figures): string =>
  table(
    ['Predicted', 'Observed'],
    reliability.map(({ predicted, observed }) => [predicted.toFixed(2), inWords(observed)]),
  );
