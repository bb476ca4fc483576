// Sets the colour scheme, density and text size before the first paint. A file of its own, because the content security policy allows no inline script.
(() => {
  const root = document.documentElement.dataset;
  const chosen = localStorage.getItem('theme');
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.mantineColorScheme = dark ? 'dark' : 'light';
  try {
    const { density, textSize } = JSON.parse(localStorage.getItem('display') ?? '{}');
    Object.assign(root, density && { density }, textSize && { textSize });
  } catch {
    localStorage.removeItem('display');
  }
})();
