import { Unbroken } from './unbroken';

/** Short numbers of people who help, and how a phone reaches each: by a call, or by a message where nobody picks up. */
const WAYS: Readonly<Record<string, string>> = {
  '911': 'tel:911',
  '988': 'tel:988',
  '741741': 'sms:741741',
  '88788': 'sms:88788',
  '678678': 'sms:678678',
  '839863': 'sms:839863',
  '22522': 'sms:22522',
};

/** A digit or a mark beside it makes it a part of another number, such as $988. */
const NUMBER =
  /(?<![\d$€#.,/-])(1-8\d\d-\d{3}-\d{4}|911|988|741741|88788|678678|839863|22522)(?![\d-]|[.,/]\d)/;

const addressOf = (number: string): string => WAYS[number] ?? `tel:+${number.replaceAll('-', '')}`;

/** A text whose numbers of people who help can be tapped. */
export function Numbers({ children }: { children: string }) {
  return children.split(NUMBER).map((piece, index) =>
    index % 2 === 1 ? (
      <a key={index} href={addressOf(piece)}>
        {piece}
      </a>
    ) : (
      <Unbroken key={index}>{piece}</Unbroken>
    ),
  );
}
