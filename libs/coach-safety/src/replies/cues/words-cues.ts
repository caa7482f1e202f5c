import { cueFinder } from './cue-finder.js';

const asksIn = cueFinder({
  words: [
    'what|how do|can|should|would|could|to i? .. say|tell|bring|talk|ask|explain|put|approach .. it|this|that|something|him|her|them|husband|wife|partner|mom|dad|parents|doctor',
    'what do|should|can i say',
    'what|how to say|tell|bring',
    'que|como le|les|se_lo|lo digo|hablo|decirle|decirlo|explico|pregunto|planteo',
    'que|como puedo|debo|podria decir|decirle|decirlo|hablar|hablarle',
  ],
});

const ONLY_THAT = 16;

/** Whether a short message after a sign for a professional asks how to say it to somebody. */
export const asksForWords = (message: string): boolean =>
  message.trim().split(/\s+/).length <= ONLY_THAT && asksIn(message).length > 0;
