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

/** The form of a case, in the panel and among the settings of the open case. */
export function CaseForm({ record, settings, onSaved }: FormProps) {
  const shown = shownFields(record);
  const open = openFields(settings, shown);
  const numberAsked = record === null && asksNumber(settings);
  const { values, change, isDraft, startOver, forget } = useDraft(record);
  const [found, setFound] = useState<CaseErrors>(new Map());
  const save = useSaveCase(record, (saved) => {
    forget();
    onSaved(saved);
  });
  const allClosed = open.size === 0;
  const faults = caseErrors(values, open, numberAsked);
  // a fault is told as the form is sent, and goes as it is put right
  const errors: CaseErrors = new Map([...faults].filter(([field]) => found.has(field)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setFound(faults);
    const [first] = faults.keys();
    if (first === undefined) save.mutate(caseFields(values, open));
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
      {save.isError && (
        <p className="field-error" role="alert">
          {saidOf(save.error, `${text.failed} ${save.error.message}`)}
        </p>
      )}
      <Button type="submit" tone="primary" wide busy={save.isPending}>
        {record !== null ? text.save : allClosed ? text.ok : text.create}
      </Button>
    </form>
  );
}

/** Says that another case has the number that stands in the form; it may be taken all the same. */
function SameNumber({ number, record }: { readonly number: string; readonly record: CaseRecord | null }) {
  const other = sameNumbered(useQueryClient(), number, record?.ParentCaseId ?? record?.Id);
  return <div role="status">{other && <p className="notice">{text.sameNumber(caseTitle(other))}</p>}</div>;
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
    mutationFn: (fields: CaseChange) =>
      known.current === null
        ? request(createCase, { body: { ...fields, RequestId: requestIds.of(fields) } })
        : changeKnownCase(known.current, fields, moved),
    onSuccess: (saved) => {
      keepCase(client, saved);
      onSaved(saved);
    },
  });
}
