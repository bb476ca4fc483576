import { createServer } from 'node:net';

const openAny = () =>
  new Promise<{ readonly port: number; readonly close: () => Promise<void> }>((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') return reject(new Error('no port'));
      resolve({ port: address.port, close: () => new Promise((closed) => server.close(() => closed())) });
    });
  });

/** As many ports as asked for that nothing listens on now. */
export async function freePorts(count: number): Promise<readonly number[]> {
  const held = await Promise.all(Array.from({ length: count }, openAny));
  await Promise.all(held.map(({ close }) => close()));
  return held.map(({ port }) => port);
}
