import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void) => onlineManager.subscribe(onChange);
const isOnline = () => onlineManager.isOnline();

/** Whether the device has a network; while it has none, what is to be sent waits. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline);
