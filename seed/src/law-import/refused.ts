/** An archive that is not, or not wholly, what the Legislature publishes. The message says what to do. */
export class ArchiveRefused extends Error {
  override readonly name = 'ArchiveRefused';
}
