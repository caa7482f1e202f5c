import type { QuestionIndex } from '../questions/question-index.js';
import { Vocabulary } from '../undisguise.js';
import type { Calibration } from './calibration.js';
import { DoubtReader } from './doubt.js';
import { BUCKETS } from './features.js';
import type { Weights } from './linear.js';
import { CLASS_COUNT } from './model.js';
import { type Learned, Scorer } from './scorer.js';

type Scales = Pick<Weights, 'scale' | 'bias'>;

interface Header {
  units: Scales;
  messages: Scales;
  /** Factor of the log odds. */
  odds: number;
  vocabulary: readonly string[];
  calibration: Calibration;
}

const LENGTH_BYTES = 4;
/** Bytes of one classifier: its rarities and its weights. */
const CLASSIFIER_BYTES = BUCKETS * (1 + CLASS_COUNT);

/**
 * Bytes of the model's file: the length of the header, the header as JSON, both classifiers and the log odds.
 */
export function toBytes(
  { units, messages, odds }: Learned,
  vocabulary: readonly string[],
  calibration: Calibration,
): Buffer {
  const header: Header = {
    units: scalesOf(units),
    messages: scalesOf(messages),
    odds: odds.scale,
    vocabulary,
    calibration,
  };
  const text = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32LE(text.length);
  return Buffer.concat([length, text, ...[units, messages].flatMap(bytesOf), inBytes(odds.logs)]);
}

const scalesOf = ({ scale, bias }: Weights): Scales => ({ scale, bias });

const bytesOf = ({ rarity, weights }: Weights): Uint8Array[] => [rarity, inBytes(weights)];

const inBytes = (numbers: Int8Array): Uint8Array =>
  Buffer.from(numbers.buffer, numbers.byteOffset, numbers.length);

export function fromBytes(bytes: Buffer, questions: readonly QuestionIndex[]): DoubtReader {
  const start = LENGTH_BYTES + bytes.readUInt32LE();
  const header = JSON.parse(bytes.toString('utf8', LENGTH_BYTES, start)) as Header;
  const [units, messages] = [header.units, header.messages].map((scales, at) =>
    weightsIn(bytes.subarray(start + at * CLASSIFIER_BYTES), scales),
  );
  if (!units || !messages) throw new Error('The file of the model is not complete');
  const first = bytes.byteOffset + start + 2 * CLASSIFIER_BYTES;
  const odds = { logs: new Int8Array(bytes.buffer, first, BUCKETS), scale: header.odds };
  return new DoubtReader(
    new Scorer({ units, messages, odds }, questions),
    header.calibration,
    new Vocabulary(header.vocabulary),
  );
}

/**
 * Views of the file's bytes, which are not copied, because they are most of what the check needs of memory.
 */
function weightsIn(bytes: Buffer, scales: Scales): Weights {
  return {
    ...scales,
    rarity: bytes.subarray(0, BUCKETS),
    // Bytes above 127 become negative numbers, as they were before they were written.
    weights: new Int8Array(bytes.buffer, bytes.byteOffset + BUCKETS, CLASSIFIER_BYTES - BUCKETS),
  };
}
