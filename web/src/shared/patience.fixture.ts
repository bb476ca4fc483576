import { configure } from '@testing-library/react';

/** What a screen comes to is waited for as long as a machine needs that does other work; nothing is judged by the clock. */
configure({ asyncUtilTimeout: 15_000 });
