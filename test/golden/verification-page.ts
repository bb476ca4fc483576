import type { Verification } from './verification.ts';

const number = (count: number): string => count.toLocaleString('en-US');
const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

const ways = {
  text: 'Beside the text of the law',
  table: 'Against a public table',
  knowledge: 'From session laws and cases',
} as const;

/** docs/law/verification.md, from the figures alone. */
export function verificationPage(figures: Verification): string {
  const { workedCases, randomCases, rowsBySource, rowsByCheck, facts, notModelled } = figures;
  const { everyRun, atLength } = randomCases;
  return `# How the numbers are verified

Rules ${figures.engine}, catalogue of ${figures.catalogue}. Every figure on this page is counted by the build; the site shows the same at \`/verification\`.

## Worked by hand

${number(sum(workedCases.map(({ cases }) => cases)))} cases were worked out from the statute, each with its authority, and are compared with the engine in every build.

| part of the law | cases |
|---|---|
${workedCases.map(({ part, cases }) => `| ${part} | ${number(cases)} |`).join('\n')}

## Computed a second time

How terms run together is computed a second time, plainly, by a program that shares no code with the engine. Every build compares ${number(everyRun.sentences)} random cases and both ends of ${number(everyRun.ranges)} lawful ranges; \`npm run prove\` compares ${number(atLength.sentences)} and ${number(atLength.ranges)}.

## The catalogue

| source | trust | in force | former |
|---|---|---|---|
${rowsBySource.map(({ source, trust, inForce, former }) => `| ${source} | ${trust} | ${number(inForce)} | ${number(former)} |`).join('\n')}

| checked how | in force | former | last on |
|---|---|---|---|
${rowsByCheck.map(({ how, inForce, former, last }) => `| ${ways[how]} | ${number(inForce)} | ${number(former)} | ${last} |`).join('\n')}

| facts that every build holds the catalogue to | |
|---|---|
${facts.map(({ what, count }) => `| ${what} | ${number(count)} |`).join('\n')}

## What is left to a person

The engine says on the screen where it meets one of these.

| rule | left to a person |
|---|---|
${notModelled.map(({ rule, left }) => `| ${rule} | ${left} |`).join('\n')}
`;
}
