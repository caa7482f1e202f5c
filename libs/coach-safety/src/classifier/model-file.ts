import { Vocabulary } from '../undisguise.js';
import type { Calibration } from './calibration.js';
import { DoubtReader } from './doubt.js';
import { BUCKETS } from './features.js';
import type { Weights } from './linear.js';
import { CLASS_COUNT } from './model.js';
import { type Learned, TwoClassifiers } from './two-classifiers.js';

type Scales = Pick<Weights, 'scale' | 'bias'>;

interface Header {
  units: Scales;
  messages: Scales;
  vocabulary: readonly string[];
  calibration: Calibration;
}

const LENGTH_BYTES = 4;
/** Bytes of one classifier: its rarities and its weights. */
const CLASSIFIER_BYTES = BUCKETS * (1 + CLASS_COUNT);

/** Bytes of the model's file: the length of the header, the header as JSON, and both classifiers. */
export function toBytes(
  { units, messages }: Learned,
  vocabulary: readonly string[],
  calibration: Calibration,
): Buffer {
  const header: Header = { units: scalesOf(units), messages: scalesOf(messages), vocabulary, calibration };
  const text = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32LE(text.length);
  return Buffer.concat([length, text, ...[units, messages].flatMap(bytesOf)]);
}

const scalesOf = ({ scale, bias }: Weights): Scales => ({ scale, bias });

const bytesOf = ({ rarity, weights }: Weights): Uint8Array[] => [
  rarity,
  Buffer.from(weights.buffer, weights.byteOffset, weights.length),
];

export function fromBytes(bytes: Buffer): DoubtReader {
  const start = LENGTH_BYTES + bytes.readUInt32LE();
  const header = JSON.parse(bytes.toString('utf8', LENGTH_BYTES, start)) as Header;
  const [units, messages] = [header.units, header.messages].map((scales, at) =>
    weightsIn(bytes.subarray(start + at * CLASSIFIER_BYTES), scales),
  );
  if (!units || !messages) throw new Error('The file of the model is not complete');
  return new DoubtReader(
    new TwoClassifiers({ units, messages }),
    header.calibration,
    new Vocabulary(header.vocabulary),
  );
}

/** Views of the file's bytes, which are not copied, because they are most of what the check needs of memory. */
function weightsIn(bytes: Buffer, scales: Scales): Weights {
  return {
    ...scales,
    rarity: bytes.subarray(0, BUCKETS),
    // Bytes above 127 become negative numbers, as they were before they were written.
    weights: new Int8Array(bytes.buffer, bytes.byteOffset + BUCKETS, CLASSIFIER_BYTES - BUCKETS),
  };
}
