/** Names with their values, those without a value left out. */
export const Facts = ({ facts }: { readonly facts: readonly (readonly [name: string, value: string])[] }) => (
  <dl className="facts">
    {facts
      .filter(([, value]) => value !== '')
      .map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);
