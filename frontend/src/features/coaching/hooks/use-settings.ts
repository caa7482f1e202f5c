import { useState } from 'react';
import { type ChatSettings, keepSettings, readSettings } from '../lib/settings';

export interface SettingsHandle {
  settings: ChatSettings;
  change: (part: Partial<ChatSettings>) => void;
}

export function useSettings(userId: string): SettingsHandle {
  const [settings, setSettings] = useState(() => readSettings(userId));

  function change(part: Partial<ChatSettings>) {
    const next = { ...settings, ...part };
    setSettings(next);
    keepSettings(userId, next);
  }

  return { settings, change };
}
