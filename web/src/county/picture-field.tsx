import { type ChangeEvent, useState } from 'react';
import { countyAnnouncement as text } from '../text/county.ts';
import { Button } from '../ui/button.tsx';

const kinds = 'image/png,image/jpeg,image/webp,image/gif';
/** Bytes of a picture: it stands in the announcement itself, as text a third longer. */
const mostBytes = 100_000;

const readAsAddress = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => (typeof reader.result === 'string' ? resolve(reader.result) : undefined);
    reader.onerror = () => reject(new Error(text.pictureFailed));
    reader.readAsDataURL(file);
  });

interface Props {
  /** A `data:` address, or one that stands from before; null where there is none. */
  readonly picture: string | null;
  readonly onChange: (picture: string | null) => void;
}

/** The picture over an announcement: a small file of the administrator's own. */
export function PictureField({ picture, onChange }: Props) {
  const [fault, setFault] = useState<string>();
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (file === undefined) return;
    const isFit = kinds.split(',').includes(file.type) && file.size <= mostBytes;
    setFault(isFit ? undefined : text.pictureUnfit);
    if (isFit) await readAsAddress(file).then(onChange, () => setFault(text.pictureFailed));
    currentTarget.value = '';
  };
  return (
    <div className="county-picture-field">
      <label htmlFor="announcement-picture">{text.picture}</label>
      <p id="announcement-picture-hint">{text.pictureHint}</p>
      <input
        id="announcement-picture"
        type="file"
        accept={kinds}
        aria-describedby="announcement-picture-hint"
        onChange={(event) => void choose(event)}
      />
      {fault !== undefined && (
        <p className="field-error" role="alert">
          {fault}
        </p>
      )}
      {picture !== null && <Button onClick={() => onChange(null)}>{text.pictureAway}</Button>}
    </div>
  );
}
