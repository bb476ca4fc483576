export function CrimeSearchScreen() {
  return null;
}
