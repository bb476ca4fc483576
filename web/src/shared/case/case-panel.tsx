import './case-form.css';
import {
  asksNumber,
  type CaseChange,
  type CaseRecord,
  createCase,
  formField,
  type OrganizationSettings,
} from '@countwise/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { request } from '../../api/request.ts';
import { caseForm as text } from '../../text/cases.ts';
import { Button } from '../../ui/button.tsx';
import { SidePanel } from '../../ui/dialog.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { saidOf } from '../read-only.ts';
import { CaseFields, idOf } from './case-fields.tsx';
import { type CaseErrors, caseErrors, caseFields, openFields, shownFields } from './case-form.ts';
import { keepCase, sameNumbered, settingsQuery } from './case-queries.ts';
import { caseTitle } from './case-title.ts';
import { changeKnownCase } from './change-known-case.ts';
import { useDraft } from './use-draft.ts';
import { useRequestIds } from './use-request-ids.ts';

interface Props {
  /** The case to change, `new` for a new one, undefined while the panel is shut. */
  readonly editing: CaseRecord | 'new' | undefined;
  readonly onClose: () => void;
  readonly onCreated: (record: CaseRecord) => void;
}

/** The new or changed case, in a panel beside the list. */
export function CasePanel({ editing, onClose, onCreated }: Props) {
  const { data: settings } = useQuery(settingsQuery);
  return (
    <SidePanel
      opened={editing !== undefined}
      onClose={onClose}
      title={editing === 'new' ? text.newTitle : text.editTitle}
    >
      {editing !== undefined && settings !== undefined && (
        <CaseForm
          record={editing === 'new' ? null : editing}
          settings={settings}
          onSaved={(record) => {
            onClose();
            if (editing === 'new') onCreated(record);
          }}
        />
      )}
    </SidePanel>
  );
}

interface FormProps {
  readonly record: CaseRecord | null;
  readonly settings: OrganizationSettings | null;
  readonly onSaved: (record: CaseRecord) => void;
}

/** The form of a case, which the server is sent as it is pressed. */
export function CaseForm({ record, settings, onSaved }: FormProps) {
  const save = useSaveCase(record, onSaved);
  return (
    <CaseEntry
      record={record}
      settings={settings}
      busy={save.isPending}
      failure={save.error}
      onSave={(fields, forget) => save.mutate({ fields, forget })}
    />
  );
}

interface EntryProps extends Omit<FormProps, 'onSaved'> {
  readonly busy?: boolean;
  readonly failure?: Error | null;
  /** What is said of the case now, without fault; `forget`: what was typed is saved and no draft any more. */
  readonly onSave: (fields: CaseChange, forget: () => void) => void;
}

/** The fields of a case and the button that saves them, wherever they are saved. */
export function CaseEntry({ record, settings, busy = false, failure = null, onSave }: EntryProps) {
  const shown = shownFields(record);
  const open = openFields(settings, shown);
  const numberAsked = record === null && asksNumber(settings);
  const { values, change, isDraft, startOver } = useDraft(record);
  const [found, setFound] = useState<CaseErrors>(new Map());
  const allClosed = open.size === 0;
  const faults = caseErrors(values, open, numberAsked);
  // a fault is told as the form is sent, and goes as it is put right
  const errors: CaseErrors = new Map([...faults].filter(([field]) => found.has(field)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setFound(faults);
    const [first] = faults.keys();
    if (first === undefined) onSave(caseFields(values, open), startOver);
    else document.getElementById(idOf(first))?.focus();
  };
  return (
    <form className="form" onSubmit={submit} noValidate>
      {open.size < shown.length && <p className="notice">{text.disabled}</p>}
      {isDraft && (
        <p className="notice" role="status">
          {text.draft}{' '}
          <Button tone="quiet" onClick={startOver}>
            {text.startOver}
          </Button>
        </p>
      )}
      {allClosed && record === null && <p>{text.blank}</p>}
      <ErrorSummary
        errors={[...errors].map(([field, fault]) => ({
          field: idOf(field),
          message: `${formField(field).label}: ${fault}`,
        }))}
      />
      <CaseFields
        shown={shown}
        values={values}
        errors={errors}
        open={open}
        numberAsked={numberAsked}
        onChange={change}
      />
      <SameNumber number={values.get('CaseNumber') ?? ''} record={record} />
      <NotSaved failure={failure} />
      <Button type="submit" tone="primary" wide busy={busy}>
        {record === null ? madeBy(allClosed) : text.save}
      </Button>
    </form>
  );
}

/** What the button of a new case says. */
const madeBy = (allClosed: boolean): string => (allClosed ? text.ok : text.create);

function NotSaved({ failure }: { readonly failure: Error | null }) {
  if (failure === null) return null;
  return (
    <p className="field-error" role="alert">
      {saidOf(failure, `${text.failed} ${failure.message}`)}
    </p>
  );
}

/** Says that another case has the number that stands in the form; it may be taken all the same. */
function SameNumber({ number, record }: { readonly number: string; readonly record: CaseRecord | null }) {
  const other = sameNumbered(useQueryClient(), number, record?.ParentCaseId ?? record?.Id);
  return <div role="status">{other && <p className="notice">{text.sameNumber(caseTitle(other))}</p>}</div>;
}

interface Saving {
  readonly fields: CaseChange;
  readonly forget: () => void;
}

function useSaveCase(record: CaseRecord | null, onSaved: (record: CaseRecord) => void) {
  const client = useQueryClient();
  const known = useRef(record);
  const requestIds = useRequestIds();
  const moved = (standing: CaseRecord) => {
    known.current = standing;
    keepCase(client, standing);
  };
  return useMutation({
    mutationFn: ({ fields }: Saving) =>
      known.current === null
        ? request(createCase, { body: { ...fields, RequestId: requestIds.of(fields) } })
        : changeKnownCase(known.current, fields, moved),
    onSuccess: (saved, { forget }) => {
      keepCase(client, saved);
      forget();
      onSaved(saved);
    },
  });
}
