import { useEffect, useState } from 'react';

const product = / · Countwise$/;

/** Says politely which page was come to, once it is there: a screen reader hears nothing of a page that is not loaded anew. */
export function PageSaid() {
  const [said, setSaid] = useState('');
  useEffect(() => {
    let before = document.title;
    const observer = new MutationObserver(() => {
      // while a screen loads its title is the product's alone
      if (document.title === before || !product.test(document.title)) return;
      before = document.title;
      setSaid(before.replace(product, ''));
    });
    observer.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => observer.disconnect();
  }, []);
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  );
}
