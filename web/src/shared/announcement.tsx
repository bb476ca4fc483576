import './announcement.css';
import { getAnnouncement } from '@countwise/contract';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import type { z } from 'zod';
import { request } from '../api/request.ts';
import { announcement as text } from '../text/landing.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { IconButton } from '../ui/icon-button.tsx';

type Told = z.output<typeof getAnnouncement.answer>;

interface Props {
  readonly id: string;
  readonly onClose: () => void;
}

/** What we have to say: over the page, with a large picture, or in the corner, where it takes no focus. */
export function Announcement({ id, onClose }: Props) {
  const { data } = useQuery({
    queryKey: ['announcement', id],
    queryFn: () => request(getAnnouncement, { params: { id } }),
  });
  if (data === undefined) return null;
  const title = data.Title ?? text.title;
  if (data.AdType === 3)
    return (
      <aside className="announcement-corner" role="status" aria-label={title}>
        <IconButton label={text.close} onClick={onClose}>
          <IconX size={16} aria-hidden="true" />
        </IconButton>
        <b>{title}</b>
        <AnnouncementContent told={data} />
      </aside>
    );
  return (
    <Dialog opened onClose={onClose} title={title} size={data.AdType === 1 ? 480 : 760}>
      <div className="form" data-layout={data.AdType}>
        <AnnouncementContent told={data} />
        <div className="form-actions">
          <Button tone="primary" onClick={onClose}>
            {text.close}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

interface ContentProps {
  readonly told: Pick<Told, 'ImageUrl' | 'VHtmlContent'>;
}

/** A picture of ours, or one that stands in the text itself: any other tells its server who read this, and when. */
const isOwn = (src: string): boolean =>
  src.startsWith('data:image/') || new URL(src, window.location.href).origin === window.location.origin;

DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  if (node instanceof HTMLImageElement && !isOwn(node.getAttribute('src') ?? '')) node.removeAttribute('src');
  // a picture that its author gave no words is decoration to a screen reader, not a file name
  if (node instanceof HTMLImageElement && !node.hasAttribute('alt')) node.alt = '';
});

/** Harmless HTML: text, links and pictures, nothing that could lie over the page or look like a part of it. */
export const cleaned = (html: string): string =>
  DOMPurify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['form', 'input', 'button', 'textarea', 'select', 'style', 'audio', 'video', 'source', 'track'],
    FORBID_ATTR: ['style', 'class', 'id', 'name', 'srcset', 'background', 'bgcolor'],
  });

/** The words of an announcement, ours or a county's: they pass no script, no form and no style of their own. */
export function AnnouncementContent({ told: { ImageUrl, VHtmlContent } }: ContentProps) {
  const html = useMemo(() => cleaned(VHtmlContent), [VHtmlContent]);
  return (
    <div className="announcement">
      {ImageUrl !== null && <img src={ImageUrl} alt="" />}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned just above */}
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}
