/** The brass flag of a check. */
export const Flag = () => (
  <svg className="flag" width="11" height="12" viewBox="0 0 11 12" aria-hidden="true">
    <path
      d="M1.5 0v12M1.5 1h8l-2.2 2.7 2.2 2.8h-8z"
      fill="currentColor"
      stroke="currentColor"
      strokeWidth="1.2"
      strokeLinejoin="round"
    />
  </svg>
);
