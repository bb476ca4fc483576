// How our own controls look. The classes are also given to links, so the sheets stand here and not beside one component.
import './button.css';
import './segmented.css';
import './tag.css';
import './skeleton.css';
import './empty-state.css';
import './form.css';
import './kit.css';
import './toast.css';
import './error-summary.css';
import './tab-strip.css';
