import { focusManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => focusManager.subscribe(listener);

/** Whether the tab is visible. What is shown in a hidden tab has not been seen. */
export const useVisible = (): boolean => useSyncExternalStore(subscribe, () => focusManager.isFocused());
