import { endAnnouncement, publishAnnouncement } from '@countwise/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { z } from 'zod';
import { request } from '../api/request.ts';
import { AnnouncementContent } from '../shared/announcement.tsx';
import { countyAnnouncement as text } from '../text/county.ts';
import { announcement as shown } from '../text/landing.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/fields.tsx';
import { LongTextField } from '../ui/long-text-field.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { showToast } from '../ui/toast.tsx';
import { announcementQuery } from './county-queries.ts';
import { PictureField } from './picture-field.tsx';

type Standing = z.output<typeof publishAnnouncement.answer>['announcement'];
const layouts = ([1, 2, 3] as const).map((value) => ({ value, label: text.layouts[value] }));

/** What the county tells its people, beside the announcement as they will see it. */
export function AnnouncementTab() {
  const { data } = useQuery(announcementQuery);
  return data === undefined ? null : <AnnouncementForm key={data?.Id} standing={data} />;
}

function AnnouncementForm({ standing }: { readonly standing: Standing | null }) {
  const [title, setTitle] = useState(standing?.Title ?? '');
  const [html, setHtml] = useState(standing?.VHtmlContent ?? '');
  const [picture, setPicture] = useState(standing?.ImageUrl ?? null);
  const [layout, setLayout] = useState(standing?.AdType ?? 1);
  const [fault, setFault] = useState<string>();
  const { publish, end } = useAnnouncement();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const blank = html.trim() === '';
    setFault(blank ? text.required : undefined);
    if (!blank && !publish.isPending)
      publish.mutate({
        Title: title.trim() === '' ? null : title,
        VHtmlContent: html,
        AdType: layout,
        ImageUrl: picture,
      });
  };
  return (
    <div className="county-pair">
      <form className="form" onSubmit={submit} noValidate>
        <h2>{text.title}</h2>
        <p className="county-lead">{text.lead}</p>
        <IsPublished standing={standing} />
        <TextField
          label={text.heading}
          maxLength={120}
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <LongTextField
          label={text.content}
          description={text.contentHint}
          rows={8}
          maxLength={8000}
          value={html}
          error={fault}
          onChange={(event) => setHtml(event.currentTarget.value)}
        />
        <PictureField picture={picture} onChange={setPicture} />
        <div>
          <Segmented label={text.layout} choices={layouts} value={layout} onChange={setLayout} />
        </div>
        <div className="form-actions county-start">
          <Button type="submit" tone="primary" busy={publish.isPending}>
            {text.publish}
          </Button>
          {standing !== null && <TakeDown end={end} />}
        </div>
      </form>
      <Preview title={title.trim()} html={html.trim()} picture={picture} />
    </div>
  );
}

const IsPublished = ({ standing }: { readonly standing: Standing | null }) => (
  <p role="status">{standing === null ? text.none : text.standing}</p>
);

const TakeDown = ({ end }: Pick<ReturnType<typeof useAnnouncement>, 'end'>) => (
  <Button busy={end.isPending} onClick={() => end.mutate()}>
    {text.end}
  </Button>
);

interface PreviewProps {
  readonly title: string;
  readonly html: string;
  readonly picture: string | null;
}

function Preview({ title, html, picture }: PreviewProps) {
  return (
    <figure className="county-picture">
      <figcaption>{text.preview}</figcaption>
      <div>
        <h3>{title || shown.title}</h3>
        {html === '' && picture === null ? (
          <p className="county-lead">{text.blank}</p>
        ) : (
          <AnnouncementContent told={{ ImageUrl: picture, VHtmlContent: html }} />
        )}
      </div>
    </figure>
  );
}

function useAnnouncement() {
  const client = useQueryClient();
  const keep = (standing: Standing | null) => client.setQueryData(announcementQuery.queryKey, standing);
  const onError = (failure: Error) => showToast({ message: `${text.failed} ${failure.message}`, tone: 'error' });
  const publish = useMutation({
    mutationFn: (body: z.input<typeof publishAnnouncement.body>) => request(publishAnnouncement, { body }),
    onSuccess: ({ announcement }) => {
      keep(announcement);
      showToast({ message: text.published, stay: 5000 });
    },
    onError,
  });
  const end = useMutation({
    mutationFn: () => request(endAnnouncement),
    onSuccess: () => {
      keep(null);
      showToast({ message: text.ended, stay: 3000 });
    },
    onError,
  });
  return { publish, end };
}
