import * as words from '@anew/words/settings-device';
import { useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { chooseDateLanguage, dateLanguage, isDateLanguage } from '#shared/lib/date-language';
import { chooseTheme, onThemeChange, type ThemeChoice, themeChoice } from '#shared/lib/theme';
import { deviceTimeZone, fixedTimeZone, fixTimeZone } from '#shared/lib/time-zone';
import { Card } from '#shared/ui/card';
import { DateText } from '#shared/ui/date-text';
import layout from '#shared/ui/layout.module.css';
import { RadioCards } from '#shared/ui/radio-cards';
import { Select } from '#shared/ui/select';
import { Sentence } from '#shared/ui/sentence';
import stack from '#shared/ui/stack.module.css';
import { DATE_LANGUAGE_NAMES } from '../lib/date-languages';

const themes = (): { value: ThemeChoice; label: string; hint?: string }[] => [
  { value: 'system', label: words.system(), hint: words.systemHint() },
  { value: 'light', label: words.light() },
  { value: 'dark', label: words.dark() },
];

function ThemeField() {
  const choice = useSyncExternalStore(onThemeChange, themeChoice);
  return (
    <RadioCards
      name="theme"
      legend={words.theme()}
      compact
      options={themes()}
      value={choice}
      onChange={(value) => chooseTheme(value as ThemeChoice)}
    />
  );
}

const LANGUAGES = Object.entries(DATE_LANGUAGE_NAMES).map(([value, label]) => ({ value, label }));

const readable = (zone: string): string => zone.replaceAll('_', ' ');

const ZONES = Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, label: readable(zone) }));
/** Stands for the device's own zone, whichever that is. */
const DEVICE = 'device';

interface ZoneFieldProps {
  /** Null for the device's own. */
  zone: string | null;
  onChoose: (zone: string | null) => void;
}

function ZoneField({ zone, onChoose }: ZoneFieldProps) {
  const own = { value: DEVICE, label: words.sameAsDevice({ zone: readable(deviceTimeZone()) }) };
  return (
    <Select
      label={words.timeZone()}
      hint={words.timeZoneHint()}
      options={[own, ...ZONES]}
      value={zone ?? DEVICE}
      onChange={({ target }) => onChoose(target.value === DEVICE ? null : target.value)}
    />
  );
}

function DateFields() {
  const queryClient = useQueryClient();
  const [language, setLanguage] = useState(dateLanguage);
  const [zone, setZone] = useState(fixedTimeZone);
  const [now] = useState(() => new Date());

  function chooseLanguage(value: string) {
    if (!isDateLanguage(value)) return;
    chooseDateLanguage(value);
    setLanguage(value);
  }

  function chooseZone(fixed: string | null) {
    fixTimeZone(fixed);
    setZone(fixed);
    // Another day may have begun there, and everything of the day with it.
    void queryClient.invalidateQueries();
  }

  return (
    <>
      <Select
        label={words.dateLanguage()}
        options={LANGUAGES}
        value={language}
        onChange={({ target }) => chooseLanguage(target.value)}
      />
      <ZoneField zone={zone} onChoose={chooseZone} />
      <p className={layout.muted}>
        <Sentence>
          {words.today({ date: () => <DateText key={`${language} ${zone}`} at={now} length="long" /> })}
        </Sentence>
      </p>
    </>
  );
}

/** Choices that are stored on the device and not in the account. */
export function DeviceCard() {
  return (
    <Card>
      <div className={stack.stack}>
        <p className={stack.quiet}>{words.lead()}</p>
        <ThemeField />
        <DateFields />
      </div>
    </Card>
  );
}
