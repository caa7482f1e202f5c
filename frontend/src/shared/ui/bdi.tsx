/** A name inside a sentence of a catalogue, whose direction does not change that of the sentence. */
export const bdi = (name: string) => <bdi>{name}</bdi>;
