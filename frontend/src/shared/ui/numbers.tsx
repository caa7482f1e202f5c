import { Fragment } from 'react';

/** Numbers of people who help, and how a phone reaches each: by a call, or by a message where nobody picks up. */
const WAYS: Readonly<Record<string, string>> = {
  '911': 'tel:911',
  '988': 'tel:988',
  '1-800-799-7233': 'tel:+18007997233',
  '1-800-422-4453': 'tel:+18004224453',
  '741741': 'sms:741741',
  '88788': 'sms:88788',
};

/** A digit or a mark beside it makes it a part of another number, such as $988. */
const NUMBER = /(?<![\d$€#.,/-])(1-800-(?:799-7233|422-4453)|911|988|741741|88788)(?![\d-]|[.,/]\d)/;

/** A text whose numbers of people who help can be tapped. */
export function Numbers({ children }: { children: string }) {
  return children.split(NUMBER).map((piece, index) =>
    index % 2 === 1 ? (
      <a key={index} href={WAYS[piece]}>
        {piece}
      </a>
    ) : (
      <Fragment key={index}>{piece}</Fragment>
    ),
  );
}
