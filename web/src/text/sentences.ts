export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Words that follow each other as sentences: each begins with a capital, and one that is empty is left out. The last ends as it ends. */
export const sentences = (...parts: readonly string[]): string => parts.filter(Boolean).map(capital).join('. ');
