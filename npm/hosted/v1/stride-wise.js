// The element is one folder further down: there it knows that no site of Stridewise is around it.
import './element/stride-wise.js';
