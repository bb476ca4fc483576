import { caseForm } from '../text/cases.ts';

interface Props {
  readonly errors: readonly { readonly field: string; readonly message: string | undefined }[];
}

/** Two or more faults of a form, each a link to its field. */
export function ErrorSummary({ errors }: Props) {
  const found = errors.filter(({ message }) => message !== undefined);
  if (found.length < 2) return null;
  return (
    <div className="error-summary" role="alert">
      <b>{caseForm.problem}</b>
      <ul>
        {found.map(({ field, message }) => (
          <li key={field}>
            <a
              href={`#${field}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(field)?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
