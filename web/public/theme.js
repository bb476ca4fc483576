// Sets the colour scheme before the first paint. A file of its own, because the content security policy allows no inline script.
(() => {
  const chosen = localStorage.getItem('theme');
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.mantineColorScheme = dark ? 'dark' : 'light';
})();
