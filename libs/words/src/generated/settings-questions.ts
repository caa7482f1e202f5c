// Compiled from libs/words/catalogues by `npm run words`. Changes made here are lost.
import { said } from '../said.js';

export const lead = (): string =>
  said('UPTj') ??
  'Which questions the two of you get from tomorrow on. You share these choices: a change here changes them for your partner, too.';
export const style = (): string => said('Xb1L') ?? 'Question style';
export const light = (): string => said('tdbA') ?? 'Light';
export const lightHint = (): string => said('T7TM') ?? 'Easy to answer, good for full days.';
export const balanced = (): string => said('t88I') ?? 'Balanced';
export const balancedHint = (): string => said('-Mk7') ?? 'Default. A mix of light and deep.';
export const deep = (): string => said('1lAA') ?? 'Deep';
export const deepHint = (): string => said('gf2x') ?? 'Takes time, and goes further.';
export const aiText = (): string =>
  said('1gpT') ??
  'With a focus area, AI may write some more questions for you ahead of time. It learns your areas and nothing else, and never what you wrote. Each of its questions is marked.';
export const ai = (): string => said('qVJR') ?? 'AI question generation';
export const auto = (): string => said('QtPn') ?? 'Automatic';
export const autoHint = (): string => said('rScE') ?? 'Default. If one cannot, the other does.';
export const anthropic = (): string => said('uV_o') ?? 'Anthropic';
export const openai = (): string => said('m2Ta') ?? 'OpenAI';
export const disabled = (): string => said('Moe6') ?? 'Disabled';
export const disabledHint = (): string => said('NzKP') ?? 'Only our own questions.';
export const failed = (): string => said('RYRw') ?? 'This was not changed. Please try again.';
export const notChanged = (): string => said('AWjn') ?? 'Not changed';
