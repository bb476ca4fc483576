import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { z } from 'zod';
import { siteSettingsQuery } from '../../api/site-settings.ts';

const address = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';
const patienceMs = 10_000;
const pauseMs = 100;

interface Turnstile {
  readonly render: (container: HTMLElement, options: { readonly sitekey: string }) => string;
  readonly getResponse: (widget: string) => string | undefined;
  readonly reset: (widget: string) => void;
  readonly remove: (widget: string) => void;
}

const page = z.object({
  turnstile: z.custom<Turnstile>((value) => typeof value === 'object' && value !== null && 'render' in value),
});

/** The bot check's script, which may stand in the page already. */
async function loadTurnstile(): Promise<Turnstile | null> {
  const there = page.safeParse(window).data;
  if (there !== undefined) return there.turnstile;
  return new Promise((resolve) => {
    const script = Object.assign(document.createElement('script'), { src: address, async: true });
    script.onload = () => resolve(page.safeParse(window).data?.turnstile ?? null);
    script.onerror = () => resolve(null);
    document.head.append(script);
  });
}

export interface BotCheck {
  /** Where the check stands. It asks nothing of a person. */
  readonly place: RefObject<HTMLDivElement | null>;
  /** A token for one call; undefined where the check does not answer. */
  readonly takeToken: () => Promise<string | undefined>;
}

/** Tells people from programs without asking them anything. Each token is good for one call. */
export function useBotCheck(): BotCheck {
  const place = useRef<HTMLDivElement>(null);
  const widget = useRef<{ readonly turnstile: Turnstile; readonly id: string } | null>(null);
  const sitekey = useQuery(siteSettingsQuery).data?.botCheckSiteKey;
  useEffect(() => {
    let left = false;
    void loadTurnstile().then((turnstile) => {
      if (left || turnstile === null || !sitekey || place.current === null) return;
      widget.current = { turnstile, id: turnstile.render(place.current, { sitekey }) };
    });
    return () => {
      left = true;
      widget.current?.turnstile.remove(widget.current.id);
      widget.current = null;
    };
  }, [sitekey]);
  const takeToken = async () => {
    if (!sitekey) return undefined;
    const deadline = performance.now() + patienceMs;
    while (performance.now() < deadline) {
      const token = widget.current?.turnstile.getResponse(widget.current.id);
      if (token !== undefined) {
        widget.current?.turnstile.reset(widget.current.id);
        return token;
      }
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
    return undefined;
  };
  return { place, takeToken };
}
