import type { CaseRecord } from '@countwise/contract';
import { IconCalendarDown, IconCalendarUp } from '@tabler/icons-react';
import { useState } from 'react';
import { calendar as text } from '../../text/hearings.ts';
import { Button } from '../../ui/button.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { showToast } from '../../ui/toast.tsx';
import { CalendarDialog } from './calendar-dialog.tsx';
import { writeCalendar } from './write-calendar.ts';

interface Props {
  readonly cases: readonly CaseRecord[];
  /** Every case is there: one that is not found is not there. */
  readonly isWhole: boolean;
}

/** The next hearings saved as a calendar, and read from one. */
export function CalendarButtons({ cases, isWhole }: Props) {
  const [reading, setReading] = useState(false);
  const heard = cases.filter(({ ParentCaseId, NextHearingDate }) => ParentCaseId === null && NextHearingDate !== null);
  const save = () => {
    if (heard.length === 0) return showToast({ message: text.none });
    saveFile(new Blob([writeCalendar(heard)], { type: 'text/calendar;charset=utf-8' }), text.file);
    return showToast({ message: text.saved(heard.length) });
  };
  return (
    <>
      <Button icon={<IconCalendarDown size={16} aria-hidden="true" />} blocked={!isWhole} onClick={save}>
        {text.save}
      </Button>
      <Button
        icon={<IconCalendarUp size={16} aria-hidden="true" />}
        blocked={!isWhole}
        onClick={() => setReading(true)}
      >
        {text.read}
      </Button>
      <CalendarDialog opened={reading} cases={cases} onClose={() => setReading(false)} />
    </>
  );
}
