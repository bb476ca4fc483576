import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Item } from './table.fixture.ts';

const folder = new URL('old-items/', import.meta.url);

/** The items that are kept for good, by the names of their files: one of every kind as commit 2cd469b wrote it. */
export const oldItems = readdirSync(folder).map((file) => file.replace(/\.json$/, ''));

export const oldItem = (name: string): Item =>
  z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')));

/** A field of an old item that holds text. */
export const oldText = (name: string, field: string): string => z.string().parse(oldItem(name)[field]);
