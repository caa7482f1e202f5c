import type { AnswerLanguage } from '../answers/answer.js';

/** Something that no question that is only near may bring in where the person has not mentioned it. Both read lower case without accents. */
interface Burden {
  inTitle: RegExp;
  inMessage: RegExp;
}

const both = (pattern: RegExp): Burden => ({ inTitle: pattern, inMessage: pattern });

const EX =
  /\b(ex|exes|ex-\w+|former|first (husband|wife|spouse|marriage)|divorce\w*|other (home|house|parent)|co-?parent\w*|custody|child support)\b|ex['’]s/;

export const BURDENS: Readonly<Record<AnswerLanguage, readonly Burden[]>> = {
  en: [
    {
      inTitle: /\b(prenup\w*|engaged|engagement|fiance\w*|weddings?|propos\w+)\b/,
      inMessage:
        /\b(prenup\w*|engaged|engagement|fiance\w*|weddings?|propos\w+|married|marry\w*|vows|brid\w+|groom|aisle|rings?)\b/,
    },
    {
      inTitle: /\b(grand\w+|in-laws?|mother|father|parents?)\b/,
      inMessage:
        /\b(grand\w+|in-? ?laws?|mil|fil|moms?|mothers?|mum|dads?|fathers?|parents?|family|nana|step(mom|dad|mother|father)|papa|mama)\b/,
    },
    {
      inTitle: /\b(christmas|thanksgiving|holidays?|birthdays?|easter|valentine\w*)\b/,
      inMessage:
        /\b(christmas|xmas|thanksgiving|holidays?|birthdays?|bday|easter|valentine\w*|tree|santa|eve|presents?|gifts?)\b/,
    },
    {
      inTitle: /\b(money|bills?|debts?|budget|savings?|loan|tax\w*|mortgage)\b/,
      inMessage:
        /\b(money|bills?|debts?|budget\w*|sav\w+|pay\w*|paid|loan|spen\w+|accounts?|tax\w*|support|mortgage|cost\w*|buy\w*|bought|cash|dollars?|bucks|cards?|afford|rent|income|checks?|funds?|broke|expens\w+|owes?)\b|\$/,
    },
    {
      inTitle: EX,
      // Whoever speaks of a child and of “his dad” means the other parent.
      inMessage: new RegExp(
        `${EX.source}|\\b(step ?\\w+|kids?|child\\w*|sons?|daughters?|boys?|girls?)\\b[^]*\\b((his|her|their) (bio |real |own )?|bio ?)(dad|mom|father|mother)\\b`,
      ),
    },
    both(
      /\b(late|die[sd]?|dying|dead|death|funeral|grief|griev\w*|loss|losing|lost|widow\w*|passed|miscarr\w*|hospice)\b/,
    ),
    {
      inTitle: /\b(fight\w*|quarrel\w*|argu\w*|angry|anger|mad|shout\w*|yell\w*|storm\w*|rude|mean|hate)\b/,
      inMessage:
        /\b(fight\w*|fought|quarrel\w*|argu\w*|angry|anger|mad|shout\w*|yell\w*|storm\w*|rude|mean|hates?|snap\w*|blow\w*|blew)\b/,
    },
    {
      inTitle:
        /\b(lie[sd]?|lying|secret\w*|hid(e|es|ing|den)?|cheat\w*|affair|snoop\w*|check\w*|phone|trust)\b/,
      inMessage:
        /\b(lie[sd]?|lying|secret\w*|hid(e|es|ing|den)?|cheat\w*|affair|snoop\w*|check\w*|phones?|trust|never told|hasn't told|haven't told)\b/,
    },
    both(/\b(sex\w*|bed|desire|intimacy|making love|touch\w*)\b/),
    {
      inTitle: /\b(grown|adult)\b/,
      inMessage:
        /\b(grown\w*|adults?|adult-\w+|college|moved out|[2-5]\d|(in (his|her|their) )?(twenties|thirties|forties))\b/,
    },
    {
      inTitle: /\b(sick|ill|illness|cancer|surgery|dementia|disab\w*|hospital)\b/,
      inMessage:
        /\b(sick\w*|ill|illness\w*|cancer|surger\w+|dementia|alzheimer\w*|disab\w*|hospital\w*|doctors?|diagnos\w*|flu|chemo|stroke|pain|caregiv\w*)\b/,
    },
    both(/\b(drink\w*|drunk|alcohol\w*|weed|gambl\w*|addict\w*|depress\w*|panic)\b/),
    {
      inTitle: /\b(step\w*|kids?|child\w*|sons?|daughters?|teen\w*|babys?)\b/,
      inMessage:
        /\b(step\w*|kids?|child\w*|sons?|daughters?|teen\w*|baby|babies|boys?|girls?|grand\w+|toddler\w*|twins?|(his|her|my|our) (oldest|youngest|three|two|four)|\d+ ?(yo|y\/o|year[- ]old))\b/,
    },
  ],
  es: [
    {
      inTitle: /\b(prenup\w*|bodas?|comprometid\w+|antes de casar\w*)\b/,
      inMessage: /\b(prenup\w*|bodas?|comprom\w+|prometid\w+|casar\w*|nos casamos|anillos?|votos)\b/,
    },
    {
      inTitle: /\b(trabajos?|oferta|empleo|jef[ea]s?|negocio)\b/,
      inMessage: /\b(trabaj\w+|oferta|empleo|jef[ea]s?|negocio|turnos?|chamba|jale|oficina)\b/,
    },
    {
      inTitle: /\b(abuel\w+|suegr\w+)\b/,
      inMessage: /\b(abuel\w+|suegr\w+|mama|papa|papas|padres?|madre)\b/,
    },
    both(
      /\b(ex|exes|exesposo|exesposa|primer(a)? (esposo|esposa|marido|mujer|matrimonio)|divorci\w*|otra casa|custodia|pension)\b/,
    ),
    both(/\b(murio|muert\w*|fallec\w*|duelo|viud\w*|perdid\w*|perdio|perdi|difunt\w*|luto)\b/),
    both(/\b(pele\w*|discut\w*|discusion\w*|enoj\w*|grit\w*|grosero?s?|gros\w*|odi[ao]\w*)\b/),
    both(
      /\b(ment\w{1,4}|mentir\w*|secret\w*|escond\w*|engan\w*|infiel\w*|infidelidad|celular|confi\w*|desconfi\w*)\b/,
    ),
    both(/\b(sex\w*|cama|deseo|intimidad)\b/),
    {
      inTitle: /\b(hij[oa]s|hijastr[oa]s) (ya )?(grandes|adult[oa]s)\b/,
      inMessage: /\b(grandes|mayor(es)?|adult[oa]s?|universidad|casad[oa]s?|[2-5]\d)\b/,
    },
    both(/\b(toma(r|ndo)?|alcohol\w*|borrach\w*|apuest\w*|adicc?\w*|depresi\w*)\b/),
    both(/\b(hij\w+|hijastr\w*|nin[oa]s?|adolescent\w*|bebes?|chamac\w*|muchach\w*|escuincl\w*)\b/),
  ],
};

/** Words of titles that do not show what they are about. */
export const EMPTY_WORDS: Readonly<Record<AnswerLanguage, ReadonlySet<string>>> = {
  en: new Set(
    'stop start love first someone look house home find hard happy life talk talking tell change give wait real trouble made'.split(
      ' ',
    ),
  ),
  es: new Set(
    'como cuando que quien cual donde cuanto una uno unos unas los las del por para con sin sobre entre mas muy pero sus ella ellos nos pareja tiene tener hacer hace decir dice dar dejar quiere puede debe hay ser esta estan esto eso cada todo todos nuestro nuestra casa nuevo nueva porque desde hasta'.split(
      ' ',
    ),
  ),
};
