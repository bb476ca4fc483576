const pacific = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Los_Angeles',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day it is in California, `YYYY-MM-DD`: the day whose law a case is sentenced by. */
export const californiaDay = (now: Date): string => pacific.format(now);
