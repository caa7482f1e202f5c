import type { OtherLanguage } from '../language.js';

/** Replies in languages in which we cannot coach. They say so and name where people can get help. */
const OTHER_LANGUAGE_REPLIES: Readonly<Record<OtherLanguage, string>> = {
  zh: '抱歉，我只能用英语（和西班牙语）提供辅导。如果有人伤害您或让您害怕，或者您不想活下去，请拨打电话并说明您的语言，会有口译员：',
  tl: 'Pasensya na, sa Ingles (at Espanyol) lang ako makakatulong. Kung may nananakit o nananakot sa iyo, o naiisip mong ayaw mo nang mabuhay, tumawag ka at sabihin ang wika mo; may interpreter sila:',
  vi: 'Xin lỗi, tôi chỉ có thể hỗ trợ bằng tiếng Anh (và tiếng Tây Ban Nha). Nếu có người làm hại hoặc làm bạn sợ, hoặc bạn không muốn sống nữa, xin hãy gọi và nói ngôn ngữ của bạn; họ có thông dịch viên:',
  ar: 'عذرًا، لا أستطيع المساعدة إلا بالإنجليزية (والإسبانية). إذا كان أحد يؤذيك أو يخيفك، أو كنت تفكر في عدم العيش، فاتصل واذكر لغتك؛ لديهم مترجمون:',
  fr: 'Je suis désolé, je ne peux accompagner qu’en anglais (et en espagnol). Si quelqu’un vous fait du mal ou vous fait peur, ou si vous pensez à ne plus vivre, appelez et dites votre langue ; il y a des interprètes :',
  ko: '죄송합니다. 저는 영어(와 스페인어)로만 도와드릴 수 있습니다. 누군가 당신을 해치거나 두렵게 하거나, 살고 싶지 않다는 생각이 든다면 전화해서 사용하는 언어를 말씀하세요. 통역이 있습니다:',
  ru: 'Простите, я могу помогать только на английском (и испанском). Если кто-то причиняет вам боль или пугает вас, или вы думаете о том, чтобы не жить, позвоните и назовите свой язык; там есть переводчики:',
  pt: 'Desculpe, só consigo ajudar em inglês (e espanhol). Se alguém machuca você ou lhe dá medo, ou se você pensa em não viver mais, ligue e diga o seu idioma; há intérpretes:',
  ht: 'Padon, mwen ka ede sèlman an angle (ak panyòl). Si yon moun ap fè w mal oswa fè w pè, oswa si w ap panse ou pa vle viv ankò, rele epi di ki lang ou pale; yo gen entèprèt:',
  de: 'Es tut mir leid, ich kann nur auf Englisch (und Spanisch) begleiten. Wenn jemand Ihnen wehtut oder Angst macht, oder wenn Sie nicht mehr leben möchten, rufen Sie an und nennen Sie Ihre Sprache; es gibt Dolmetscher:',
  hi: 'माफ़ कीजिए, मैं केवल अंग्रेज़ी (और स्पेनिश) में मदद कर सकता हूँ। अगर कोई आपको चोट पहुँचाता या डराता है, या आप जीना नहीं चाहते, तो फ़ोन करें और अपनी भाषा बताएँ; वहाँ दुभाषिए हैं:',
  it: 'Mi dispiace, posso aiutare solo in inglese (e spagnolo). Se qualcuno ti fa del male o ti fa paura, o se pensi di non voler più vivere, chiama e di’ la tua lingua; ci sono interpreti:',
  pl: 'Przepraszam, mogę pomagać tylko po angielsku (i hiszpańsku). Jeśli ktoś cię krzywdzi lub przeraża albo myślisz o tym, żeby nie żyć, zadzwoń i powiedz, w jakim języku mówisz; są tłumacze:',
  ja: '申し訳ありませんが、英語（とスペイン語）でしかお手伝いできません。誰かに傷つけられたり怖い思いをしたり、生きていたくないと思ったりしたら、電話をして話せる言語を伝えてください。通訳がいます。',
  other: 'I’m sorry, I can only coach in English (and Spanish).',
};

export const NUMBERS_FOR_ALL = `- **988**
- **1-800-799-7233**
- **1-800-422-4453**
- **911**`;

const IN_ENGLISH =
  'I can only coach in English and Spanish. If someone is hurting or frightening you, or you are thinking of not living: 988, 1-800-799-7233, or for a child 1-800-422-4453; say your language, and there is an interpreter. In danger right now: 911.';

/** The honest sentence in their language, if we have it, and the numbers for all concerns. */
export function inOtherLanguage(language: OtherLanguage): string {
  if (language === 'other') return `${IN_ENGLISH}\n\n${NUMBERS_FOR_ALL}`;
  return `${OTHER_LANGUAGE_REPLIES[language]}\n\n${NUMBERS_FOR_ALL}\n\n*${IN_ENGLISH}*`;
}
