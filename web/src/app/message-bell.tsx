import './message-bell.css';
import { IconBell } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { isSharedDevice } from '../shared/whose-device.ts';
import { common } from '../text/common.ts';
import { Button } from '../ui/button.tsx';
import { dayOf, longDate, timeOfDay } from '../ui/dates.ts';
import { forgetMessages, type Message, markMessagesRead, useMessages } from '../ui/messages.ts';
import { PopoverButton } from '../ui/popover-button.tsx';

const { messages: text } = common;

/** What the screens said for a moment in this session, to be read again. It announces nothing: that was done when it was said. */
export function MessageBell() {
  const { messages, unread } = useMessages();
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    if (opened && unread > 0) markMessagesRead();
  }, [opened, unread]);
  return (
    <PopoverButton
      opened={opened}
      onChange={setOpened}
      target={
        <button
          type="button"
          className="message-bell"
          aria-label={text.name(unread)}
          title={text.title}
          onClick={() => setOpened(!opened)}
        >
          <IconBell size={18} aria-hidden="true" />
          {unread > 0 && (
            <span aria-hidden="true" data-error={messages.slice(0, unread).some(isError) || undefined}>
              {unread}
            </span>
          )}
        </button>
      }
    >
      {/* what scrolls holds the heading too: focus begins there, so the arrow keys scroll it */}
      <div className="message-log">
        <div className="message-head">
          <h2 tabIndex={-1} data-autofocus>
            {text.title}
          </h2>
          <Button tone="quiet" blocked={messages.length === 0} onClick={forgetMessages}>
            {text.clear}
          </Button>
        </div>
        {messages.length === 0 ? (
          <p className="message-empty">{isSharedDevice() ? text.emptyShared : text.empty}</p>
        ) : (
          <MessageList messages={messages} />
        )}
      </div>
    </PopoverButton>
  );
}

function MessageList({ messages }: { readonly messages: readonly Message[] }) {
  return (
    <ol className="message-list" aria-label={text.list}>
      {messages.map((message) => (
        <li key={message.id} data-tone={message.tone}>
          <p className="message-when">{text.said(text.tones[message.tone], message.times, whenOf(message))}</p>
          <p>{message.text}</p>
        </li>
      ))}
    </ol>
  );
}

const isError = ({ tone }: Message): boolean => tone === 'error';

/** The time of day, with the day where that is not today. */
const whenOf = ({ at }: Message): string =>
  dayOf(at) === dayOf(new Date()) ? timeOfDay(at) : `${longDate(dayOf(at))}, ${timeOfDay(at)}`;
