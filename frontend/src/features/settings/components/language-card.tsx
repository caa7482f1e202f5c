import type { ChosenLanguage } from '@anew/contracts/identity/preferences';
import { LANGUAGES } from '@anew/words/language';
import * as words from '@anew/words/language-choice';
import { Link } from 'react-router-dom';
import { changePreferences } from '#api/preferences-calls';
import { serverMessageOr } from '#shared/api/http-error';
import { useMutation } from '#shared/api/use-mutation';
import { browser } from '#shared/lib/browser';
import { chooseLanguage, wantedLanguage } from '#shared/lib/language';
import { Card } from '#shared/ui/card';
import { Select } from '#shared/ui/select';
import { Sentence } from '#shared/ui/sentence';
import stack from '#shared/ui/stack.module.css';

const OPTIONS = Object.entries(LANGUAGES).map(([value, label]) => ({ value, label }));

/** The language of this device and of the person's mails. */
export function LanguageCard() {
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (language: ChosenLanguage) => changePreferences({ language }),
    onSuccess: (_preferences, language) => {
      chooseLanguage(language);
      browser.reload();
    },
  });
  return (
    <Card title={words.title()}>
      <div className={stack.stack}>
        <p className={stack.quiet}>
          <Sentence>{words.lead({ help: (text) => <Link to="/help">{text}</Link> })}</Sentence>
        </p>
        <Select
          label={words.label()}
          options={OPTIONS}
          value={isPending ? variables : wantedLanguage()}
          error={error && <span role="alert">{serverMessageOr(words.failed(), error)}</span>}
          onChange={({ target }) => mutate(target.value as ChosenLanguage)}
        />
      </div>
    </Card>
  );
}
